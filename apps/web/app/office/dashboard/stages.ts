import type { ReplyOf } from '@kakehashi/contract/endpoint'
import { type dashboard, mostOverdue } from '@kakehashi/contract/dashboard'
import { type Stage, stages } from '@kakehashi/domain/request/stage'

export type Dashboard = ReplyOf<typeof dashboard>
export type OpenStage = Exclude<Stage, 'complete'>

const isOpen = (stage: Stage): stage is OpenStage => stage !== 'complete'

/** The stages in which something has to be done, in their order. */
export const openStages: readonly OpenStage[] = stages.filter(isOpen)

/** What is overdue is counted up to a limit; from there on the figure says so. */
export function overdueFigure(count: number): string {
  return count >= mostOverdue ? `${mostOverdue}+` : String(count)
}
