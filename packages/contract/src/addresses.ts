import type { Stage } from '@kakehashi/domain/request/stage'

/** Where a request is met on the site. Screens and mails lead there by these. */

export const orderPath = (id: string) => `/request/${id}`

export const threadPath = (id: string) => `/profile/inbox/${id}/messages`

export const stageListPath = (stage: Stage) => `/admin/${stage}`

export const stagePath = (stage: Stage, id: string) => `${stageListPath(stage)}/${id}`

export const deskPath = (id: string) => `/desk/${id}`
