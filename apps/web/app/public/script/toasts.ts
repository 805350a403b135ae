import { hasCarriedToasts } from '../../ui/carried-toasts.ts'

/** Notices asked for a moment ago by the screen that led here, 'Account created' among them. */
export function takeOverToasts(): void {
  if (hasCarriedToasts()) void import('./draw-toasts.tsx').then((module) => module.drawToasts())
}
