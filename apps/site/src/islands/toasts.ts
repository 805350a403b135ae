import { hasCarriedToasts } from '@kakehashi/ui/carried-toasts'

/** Shows toasts from the previous screen, such as 'Account created'. */
export function takeOverToasts(): void {
  if (hasCarriedToasts())
    void import('./show-toasts.tsx').then((module) => module.showCarriedToasts())
}
