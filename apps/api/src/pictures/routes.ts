import { Readable } from 'node:stream'
import { done } from '@kakehashi/contract/http/done-reply'
import * as contract from '@kakehashi/contract/services/pictures'
import type { Deps } from '../deps.ts'
import { filePolicy } from '../http/headers.ts'
import type { Api } from '../http/serve-endpoint.ts'
import { Refusal } from '../refusal.ts'
import { savePicture } from './commands.ts'
import { findPicture } from './queries.ts'

export function pictureRoutes(api: Api, deps: Deps): void {
  api.serve(contract.uploadImage, async ({ upload, auth }) => ({
    ...done('image-uploaded', auth.language),
    image: await savePicture(deps, upload, 'image', auth.actor.id),
  }))

  api.serve(contract.uploadIcon, async ({ upload, auth }) => ({
    ...done('icon-uploaded', auth.language),
    icon: await savePicture(deps, upload, 'icon', auth.actor.id),
  }))

  api.serve(contract.getPicture, async ({ params, reply }) => {
    const picture = await findPicture(deps.db, params.id)
    if (!picture) throw new Refusal('not-found')
    reply.headers({
      'content-type': picture.media_type,
      'content-length': picture.bytes.length,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': filePolicy,
    })
    return Readable.from([picture.bytes])
  })
}
