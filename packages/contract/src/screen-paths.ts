import type { Stage } from '@kakehashi/domain/request/stage'

/** Paths of the screens of a request, for links in screens and mails. */

export const requestPath = (id: string) => `/request/${id}`

export const threadPath = (id: string) => `/profile/inbox/${id}/messages`

export const stageListPath = (stage: Stage) => `/admin/${stage}`

export const stagePath = (stage: Stage, id: string) => `${stageListPath(stage)}/${id}`

export const deskPath = (id: string) => `/desk/${id}`
