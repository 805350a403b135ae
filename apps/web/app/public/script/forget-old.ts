import { hasDrafts } from '../../account/drafts.ts'

/** Loaded when there is something: few of those who read these pages have begun an order. */
export function forgetOld(): void {
  if (!hasDrafts()) return
  void import('../../forms/forget-old.ts').then(({ forgetOldWhenIdle }) => forgetOldWhenIdle())
}
