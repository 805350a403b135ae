import { sendPath } from '@kakehashi/contract/screen-paths'
import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useEffectEvent, useState } from 'react'
import { showFailedCall } from '../../../../api/client/failed-call.ts'
import {
  useEndUploadLinkMutation,
  useGetUploadLinkQuery,
  useOpenUploadLinkMutation,
} from '../../../../api/upload-links-api.ts'
import { uploadOf } from '../upload-of.ts'

/** Without the live stream, and so that an expired code is seen as such. */
const pollingInterval = 15_000

export type PhoneLink = ReturnType<typeof usePhoneLink>

/** The link by which the customer of this order sends documents, and what came by it. */
export function usePhoneLink() {
  const [opened, setOpened] = useState<{ id: string; token: string; expiresAt: string }>()
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const [openLink, { isLoading }] = useOpenUploadLinkMutation()
  const [endLink] = useEndUploadLinkMutation()
  const { data } = useGetUploadLinkQuery(opened?.id ?? skipToken, { pollingInterval })
  const files = data?.files.filter(({ _id }) => !leftOut.includes(_id)) ?? []

  const isOpen = data?.isOpen ?? true

  async function open() {
    try {
      const { _id: id, token, expiresAt } = await openLink(opened?.id).unwrap()
      setOpened({ id, token, expiresAt })
    } catch (error) {
      showFailedCall(error)
    }
  }

  function end() {
    if (opened && isOpen) void endLink(opened.id)
  }
  const leave = useEffectEvent(end)
  // Who leaves the order does not take it.
  useEffect(() => () => leave(), [])

  return {
    isOpening: isLoading,
    /** Undefined before the first code and after the last one has ended. */
    code:
      opened && isOpen
        ? {
            address: `${location.origin}${sendPath}#token=${opened.token}`,
            expiresAt: opened.expiresAt,
          }
        : undefined,
    wasOpened: opened !== undefined,
    items: files.map(uploadOf),
    /** For the call that takes the order. */
    body: opened && { _id: opened.id, leftOut: [...leftOut] },
    open,
    end,
    leaveOut: (id: string) => setLeftOut((before) => [...before, id]),
  }
}
