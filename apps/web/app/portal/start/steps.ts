import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

interface Step {
  readonly path: string
  readonly title: MessageDescriptor
}

/** The steps of /start, in order. */
export const steps = [
  { path: '/start', title: msg`Start your request` },
  { path: '/start/documents', title: msg`Your documents` },
  { path: '/start/check', title: msg`Check your answers` },
  { path: '/start/account', title: msg`Create your account` },
] as const satisfies readonly Step[]

export const [detailsStep, documentsStep, checkStep, accountStep] = steps
export type StepPath = (typeof steps)[number]['path']

/** What a link to a step can ask of it. */
export interface StepState {
  /** The field to focus. */
  readonly field?: string
  /** The answers were being checked: continue there. */
  readonly isChange?: boolean
}

export function readStepState(state: unknown): StepState {
  return typeof state === 'object' && state !== null ? state : {}
}
