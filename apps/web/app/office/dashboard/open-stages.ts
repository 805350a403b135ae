import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import type { dashboard } from '@kakehashi/contract/dashboard'
import { type Stage, stages } from '@kakehashi/domain/request/stage'

export type Dashboard = ReplyOf<typeof dashboard>
export type OpenStage = Exclude<Stage, 'complete'>

const isOpen = (stage: Stage): stage is OpenStage => stage !== 'complete'

export const openStages: readonly OpenStage[] = stages.filter(isOpen)
