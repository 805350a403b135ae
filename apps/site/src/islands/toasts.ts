import { hasCarriedToasts } from '@kakehashi/ui/carried-toasts'

/** Notices asked for a moment ago by the screen that led here, 'Account created' among them. */
export function takeOverToasts(): void {
  if (hasCarriedToasts())
    void import('./show-toasts.tsx').then((module) => module.showCarriedToasts())
}
