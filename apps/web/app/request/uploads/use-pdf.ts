import { useUserInfo } from '../../session/use-user-info.ts'
import { sendTranslation } from '../../api/documents-api.ts'
import { checkTranslation } from './check-file.ts'
import { documentsOf } from './upload.ts'
import { useUploads } from './use-uploads.ts'

/**
 * One finished PDF of a form: sent as soon as it is chosen, kept over a reload under this name,
 * and replaced by whatever is chosen next. A screen that changes its order gives the form a key.
 */
export function usePdf(name: string) {
  const person = useUserInfo()?._id
  const uploads = useUploads({
    keepFor: person === undefined ? undefined : { person, name },
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
    /** Its address at the office, once all of it is there. */
    arrived: async (): Promise<string | undefined> => {
      await uploads.untilSettled()
      return documentsOf(uploads.latest())[0]
    },
  }
}

export type Pdf = ReturnType<typeof usePdf>
