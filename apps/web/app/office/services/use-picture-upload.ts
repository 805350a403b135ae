import { uploadIcon, uploadImage } from '@kakehashi/contract/services/pictures'
import { useEffect, useRef, useState } from 'react'
import { errorMessage } from '../../api/client/base-api.ts'
import { showFailedCall } from '../../api/client/failed-call.ts'
import { sendFile, type Watching } from '../../api/client/file-transfer.ts'
import { showToast } from '@kakehashi/ui/toast'

export type PictureKind = 'icon' | 'image'

/** Abort reason when the user cancels the upload. */
const cancelled = 'given up'

/** Icon and image have separate endpoints with different reply fields. */
async function uploadPicture(kind: PictureKind, file: File, watching: Watching) {
  if (kind === 'icon') {
    const { message, icon } = await sendFile(uploadIcon, file, watching)
    return { message, address: icon }
  }
  const { message, image } = await sendFile(uploadImage, file, watching)
  return { message, address: image }
}

export type PictureUpload = ReturnType<typeof usePictureUpload>

/** Uploads a picture of a service; a new upload aborts the previous one. */
export function usePictureUpload(kind: PictureKind, onPicture: (address: string) => void) {
  const [sent, setSent] = useState<number>()
  const [trouble, setTrouble] = useState<string>()
  const sending = useRef<AbortController>(undefined)
  const underWay = useRef<Promise<boolean>>(undefined)
  useEffect(() => () => sending.current?.abort(), [])

  /** Resolves to false if the upload failed or the page was left. */
  async function upload(file: File): Promise<boolean> {
    sending.current?.abort()
    const controller = new AbortController()
    sending.current = controller
    setTrouble(undefined)
    setSent(0)
    try {
      const { message, address } = await uploadPicture(kind, file, {
        signal: controller.signal,
        onProgress: (part, whole) => setSent(part / whole),
      })
      showToast.success(message)
      onPicture(address)
      return true
    } catch (error) {
      if (controller.signal.aborted) return controller.signal.reason === cancelled
      setTrouble(errorMessage(error))
      showFailedCall(error)
      return false
    } finally {
      if (sending.current === controller) {
        underWay.current = undefined
        setSent(undefined)
      }
    }
  }

  return {
    /** Progress from 0 to 1 during an upload. */
    sent,
    trouble,
    send: (file: File) => {
      underWay.current = upload(file)
    },
    /** Waits for the upload, including any that replaces it; true if it did not fail. */
    arrived: async () => {
      let isUploaded = true
      while (underWay.current) isUploaded = await underWay.current
      return isUploaded
    },
    stop: () => {
      sending.current?.abort(cancelled)
      setSent(undefined)
    },
  }
}
