import type { OriginalView } from '@kakehashi/contract/requests/original-view'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { labelsPath } from '@kakehashi/contract/screen-paths'
import { ButtonLink } from '@kakehashi/ui/button'
import { Dialog } from '@kakehashi/ui/dialog'
import { Plural, Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { isErased } from '../../../request/retention/is-erased.ts'
import type { OfficeRequest } from '../../../request/request-views.ts'
import type { RequestCommands } from '../commands/use-request-commands.tsx'
import { Fold } from '../../fold.tsx'
import { GiveBack } from './give-back.tsx'
import { TakeIn } from './take-in.tsx'
import { MoveOriginal } from './move-original.tsx'
import { OriginalHere, OriginalGone } from './original-row.tsx'
import type { OriginalAction } from './original-form-props.ts'
import { RemoveOriginal } from './remove-original.tsx'
import { Signatures } from './signatures.tsx'
import styles from './originals.module.css'

interface OriginalsProps {
  request: OfficeRequest
  edits: RequestCommands['edits']
}

const forms = {
  move: MoveOriginal,
  remove: RemoveOriginal,
  giveBack: GiveBack,
} satisfies Record<OriginalAction, unknown>

const titles: Readonly<Record<OriginalAction, ReactNode>> = {
  move: <Trans>Move to another shelf</Trans>,
  remove: <Trans>Taken in by mistake</Trans>,
  giveBack: <Trans>Give the original back</Trans>,
}

/** The papers that the customer has left here for this request, and where they are. */
export function Originals({ request, edits }: OriginalsProps) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<{ action: OriginalAction; original: OriginalView }>()
  const [isPastOpen, setPastOpen] = useState(false)
  const isDone = useRef(false)
  // The pressed button is gone with its original, so the focus moves to the heading.
  useEffect(() => {
    if (asked || !isDone.current) return
    isDone.current = false
    heading.current?.focus()
  }, [asked])

  // Without this, open forms would report a conflict.
  function noteOwnChange({ version: to }: RequestDetail) {
    edits.saved(undefined, { from: to - 1, to })
  }

  function finish(changed: RequestDetail) {
    noteOwnChange(changed)
    isDone.current = true
    setAsked(undefined)
  }

  const here = request.originals.filter(({ out, removed }) => !out && !removed)
  const past = request.originals.filter(({ out, removed }) => out ?? removed)
  const Asked = asked && forms[asked.action]
  if (isErased(request)) return null
  return (
    <section className={styles.originals} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          <Trans>Originals</Trans>
        </h2>
        {here.length > 0 && (
          <span>
            <Plural value={here.length} one="# in the house" other="# in the house" />
          </span>
        )}
        <ButtonLink variant="line" size="small" to={labelsPath(request._id)}>
          <Trans>Print labels</Trans>
        </ButtonLink>
      </div>
      {here.length > 0 && (
        <ul role="list" className={styles.rows}>
          {here.map((original) => (
            <OriginalHere
              key={original._id}
              original={original}
              onAsk={(action) => setAsked({ action, original })}
            />
          ))}
        </ul>
      )}
      <TakeIn request={request} here={here} onDone={noteOwnChange} />
      <Signatures request={request} />
      {past.length > 0 && (
        <Fold
          title={<Trans>Given back or removed ({past.length})</Trans>}
          isOpen={isPastOpen}
          onToggle={setPastOpen}
        >
          <ul role="list" className={styles.rows}>
            {past.map((original) => (
              <OriginalGone key={original._id} original={original} />
            ))}
          </ul>
        </Fold>
      )}
      <Dialog
        title={asked && titles[asked.action]}
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
      >
        {asked && Asked && (
          <Asked
            request={request}
            original={asked.original}
            onDone={finish}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Dialog>
    </section>
  )
}
