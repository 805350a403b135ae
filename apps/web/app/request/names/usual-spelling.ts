import { romanise } from '@kakehashi/domain/names/romanise'
import { useLingui } from '@lingui/react/macro'

/** A hint with the usual spelling of a reading. It is never filled in: the passport decides. */
export function useUsualSpelling() {
  const { t } = useLingui()
  return (kana: string): string | undefined => {
    const read = romanise(kana)
    if (read.kind === 'refused') return undefined
    const { usual } = read
    return t`Usual spelling of the kana: ${usual}`
  }
}
