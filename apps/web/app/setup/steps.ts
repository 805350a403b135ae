import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

interface Step {
  readonly path: string
  readonly title: MessageDescriptor
}

export const setupPath = '/setup'

/** In this order. The first three have to be finished before the others. */
export const setupSteps: readonly Step[] = [
  { path: setupPath, title: msg`Your account` },
  { path: `${setupPath}/mail`, title: msg`Test mail` },
  { path: `${setupPath}/second-factor`, title: msg`Two-step login` },
  { path: `${setupPath}/office`, title: msg`Name, address, telephone` },
  { path: `${setupPath}/hours`, title: msg`Hours and closed days` },
  { path: `${setupPath}/look`, title: msg`Seal and logo` },
  { path: `${setupPath}/orders`, title: msg`Orders and payment` },
  { path: `${setupPath}/services`, title: msg`Services` },
  { path: `${setupPath}/publish`, title: msg`Publish` },
]

const lastRequired = 2

export function stepAt(pathname: string): number {
  return setupSteps.findIndex(({ path }) => path === pathname.replace(/\/$/, ''))
}

export function nextStep(pathname: string): string {
  return setupSteps[stepAt(pathname) + 1]?.path ?? setupPath
}

interface Progress {
  readonly isNew: boolean
  readonly isEmailVerified: boolean
  readonly isSignInSecure: boolean
}

/** Where to go instead of this path; undefined if it can be shown. */
export function redirectFrom(pathname: string, progress: Progress): string | undefined {
  const { isNew, isEmailVerified, isSignInSecure } = progress
  const finished = [!isNew, isEmailVerified, isSignInSecure]
  const due = finished.indexOf(false)
  const step = stepAt(pathname)
  if (due >= 0) return step === due ? undefined : setupSteps[due]?.path
  // The recovery codes are shown after two-step login has been switched on.
  return step < lastRequired ? setupSteps[lastRequired + 1]?.path : undefined
}
