import type { TeamMember } from '@kakehashi/contract/site-renderer'
import { createContext, use } from 'react'

const TeamContext = createContext<readonly TeamMember[]>([])

export const TeamProvider = TeamContext

/** The people whom the page about us names; may be empty. */
export function useTeam(): readonly TeamMember[] {
  return use(TeamContext)
}
