import type { TrayDocument } from '@kakehashi/contract/tray'
import { Button } from '@kakehashi/ui/button'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { errorMessage } from '../../api/client/base-api.ts'
import { showFailedCall } from '../../api/client/failed-call.ts'
import { usePutAsideMutation } from '../../api/tray-api.ts'
import { Refusal } from '../../forms/refusal.tsx'
import { useDebounced } from '../../forms/use-debounced.ts'
import { Viewer } from '../../request/preview/viewer.tsx'
import { KeyCaps } from '../keys/key-list.tsx'
import { TrayList } from './tray-list.tsx'
import styles from './tray.module.css'

interface TrayPickerProps {
  /** At least one, newest first. */
  documents: readonly TrayDocument[]
  onTake: (documents: readonly TrayDocument[]) => Promise<void>
}

/** The list of scans, and a look at one of them. Enter takes what is ticked, or the one shown. */
export function TrayPicker({ documents, onTake }: TrayPickerProps) {
  const { t } = useLingui()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [at, setAt] = useState(documents[0]?._id)
  const [isTaking, setTaking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [putAside] = usePutAsideMutation()
  const shown = documents.find(({ _id }) => _id === at) ?? documents[0]
  // Each look is recorded, so passing a document with the arrow keys does not open it.
  const settled = useDebounced(shown?._id ?? '')
  const opened = documents.find(({ _id }) => _id === settled)
  const chosen = documents.filter(({ _id }) => ticked.has(_id))
  // In the order in which they were scanned.
  const taken = (chosen.length > 0 ? chosen : shown ? [shown] : [])
    .filter(({ status }) => status !== 'refused')
    .toReversed()

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isTaking || taken.length === 0) return
    setTaking(true)
    setProblem(undefined)
    try {
      await onTake(taken)
    } catch (error) {
      setProblem(errorMessage(error))
      setTaking(false)
    }
  }

  async function leaveOut(fileId: string) {
    try {
      await putAside({ fileId, isPutAside: true }).unwrap()
    } catch (error) {
      showFailedCall(error)
    }
  }

  function tick(id: string, isTicked: boolean) {
    const others = [...ticked].filter((each) => each !== id)
    setTicked(new Set(isTicked ? [...others, id] : others))
  }

  if (!shown) return null
  return (
    <form className={styles.picker} onSubmit={(event) => void submit(event)} noValidate>
      <div className={styles.side}>
        <TrayList
          documents={documents}
          shown={shown._id}
          ticked={ticked}
          onShow={setAt}
          onTick={tick}
        />
        <p className={styles.keys} aria-hidden="true">
          <span>
            <KeyCaps keys="ArrowUp ArrowDown" /> <Trans>show another</Trans>
          </span>
          <span>
            <KeyCaps keys={t({ message: 'Space', context: 'key' })} /> <Trans>tick several</Trans>
          </span>
          <span>
            <KeyCaps keys="Enter" /> <Trans>take</Trans>
          </span>
        </p>
        <Refusal message={problem} />
        <Button
          type="submit"
          isWide
          isBusy={isTaking}
          busyLabel={t`Sending`}
          aria-disabled={taken.length === 0 || undefined}
        >
          {chosen.length === 0 ? (
            <Trans>TAKE THE DOCUMENT SHOWN</Trans>
          ) : (
            <Plural value={taken.length} one="TAKE # DOCUMENT" other="TAKE # DOCUMENTS" />
          )}
        </Button>
      </div>
      <div className={styles.look}>
        {opened && (
          <Viewer key={opened._id} file={opened} serviceKind="translation" isAlone fit="page" />
        )}
        <Button variant="line" size="small" onClick={() => void leaveOut(shown._id)}>
          <Trans>Put aside</Trans>
          <span className="hush"> {shown.name}</span>
        </Button>
      </div>
    </form>
  )
}
