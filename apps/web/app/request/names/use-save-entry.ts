import type { SentBody } from '@kakehashi/contract/http/endpoint'
import type { NameEntryView } from '@kakehashi/contract/requests/name-fields'
import type { addName } from '@kakehashi/contract/requests/names'
import { showToast } from '@kakehashi/ui/toast'
import { useLingui } from '@lingui/react/macro'
import { useAddNameMutation, useChangeNameMutation } from '../../api/names-api.ts'
import { useCallKey } from '../../forms/use-call-key.ts'

/** Adds the entry, or changes the one that was on screen when the form opened. */
export function useSaveEntry(requestId: string, entry: NameEntryView | undefined) {
  const { t } = useLingui()
  const [add] = useAddNameMutation()
  const [change] = useChangeNameMutation()
  const key = useCallKey()

  return async (body: SentBody<typeof addName>) => {
    try {
      if (entry) {
        const { _id: entryId, version } = entry
        await change({ requestId, entryId, body: { ...body, version } }).unwrap()
      } else {
        await add({ requestId, key: key.keyFor(body), body }).unwrap()
      }
      key.answered()
      showToast.success(t`Saved`)
    } catch (error) {
      key.failed(error)
      throw error
    }
  }
}
