import { useUserInfo } from '../../session/use-user-info.ts'
import { sendTranslation } from '../../api/documents-api.ts'
import { checkTranslation } from './check-file.ts'
import { documentsOf } from './upload.ts'
import { useUploads } from './use-uploads.ts'

/**
 * One PDF of a form: sent as soon as it is chosen, saved over a reload under this name, and
 * replaced by the next one. For another request, give the form a new key.
 */
export function usePdf(name: string) {
  const person = useUserInfo()?._id
  const uploads = useUploads({
    saveFor: person === undefined ? undefined : { person, name },
    send: sendTranslation,
    check: checkTranslation,
  })
  return {
    uploads,
    choose: (files: Iterable<File>): void => {
      const [chosen] = files
      if (!chosen) return
      uploads.clear()
      uploads.add([chosen])
    },
    /** Waits for the upload and returns its address on the server. */
    arrived: async (): Promise<string | undefined> => {
      await uploads.untilSettled()
      return documentsOf(uploads.latest())[0]
    },
  }
}

export type Pdf = ReturnType<typeof usePdf>
