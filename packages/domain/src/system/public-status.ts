import { checkSystem, isProblem, type SystemState } from './system-check.ts'

/**
 * What visitors are told about. The virus scanner is not among it, because an attacker would wait
 * for its outage.
 */
export const publicParts = ['orders', 'documents', 'mail'] as const
export type PublicPart = (typeof publicParts)[number]

/** 'delayed' works later by itself, and nothing is lost. */
export const publicStates = ['up', 'delayed', 'down'] as const
export type PublicState = (typeof publicStates)[number]

export type PublicStatus = Readonly<Record<PublicPart, PublicState>>

/** Without a state, the database has not answered, and then nothing can be ordered or opened. */
export function publicStatusOf(state: SystemState | undefined, now: Date): PublicStatus {
  if (!state) return { orders: 'down', documents: 'down', mail: 'delayed' }
  const mail = checkSystem(state, now).find(({ part }) => part === 'mail')
  return {
    orders: 'up',
    documents: state.isFileStoreUp ? 'up' : 'down',
    mail: mail && isProblem(mail) ? 'delayed' : 'up',
  }
}
