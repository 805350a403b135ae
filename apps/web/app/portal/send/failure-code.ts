import { readRefusal } from '../../forms/read-refusal.ts'
import type { Upload } from '../../request/uploads/upload.ts'

/** The server's refusal of a file, which may be about the link. */
export function failureCodeOf({ state }: Upload): string | undefined {
  return state.kind === 'failed' ? readRefusal(state.failure.error).code : undefined
}
