import type { FileView } from '@kakehashi/contract/documents/file-view'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { OfficeRequest } from '../../../request/request-views.ts'
import { Button } from '@kakehashi/ui/button'
import { Dialog } from '@kakehashi/ui/dialog'
import type { RequestCommands } from '../commands/use-request-commands.tsx'
import { Fold } from '../../fold.tsx'
import { MoveFile } from './move-file.tsx'
import { RemovedFiles } from './removed-files.tsx'
import { RemoveFile } from './remove-file.tsx'
import styles from './wrong-files.module.css'

interface WrongFilesProps {
  request: OfficeRequest
  edits: RequestCommands['edits']
}

const forms = { remove: RemoveFile, move: MoveFile }

/** For files that were attached by mistake: remove, move, put back. */
export function WrongFiles({ request, edits }: WrongFilesProps) {
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState<{ action: keyof typeof forms; file: FileView }>()
  const section = useRef<HTMLDivElement>(null)
  const isDone = useRef(false)
  // The pressed button is gone with its file, so the focus moves to the section.
  useEffect(() => {
    if (asked || !isDone.current) return
    isDone.current = false
    section.current?.focus()
  }, [asked])

  // Without this, open forms would report a conflict.
  function noteOwnChange({ version: to }: RequestDetail) {
    edits.saved(undefined, { from: to - 1, to })
    isDone.current = true
    setAsked(undefined)
  }

  const files = [...request.translations, ...request.documents].filter(
    ({ status }) => status !== 'refused',
  )
  const Asked = asked && forms[asked.action]
  return (
    <div ref={section} tabIndex={-1} className={styles.section}>
      {files.length > 0 && (
        <Fold title={<Trans>Wrong file?</Trans>} isOpen={isOpen} onToggle={setOpen}>
          <ul role="list" className={styles.files}>
            {files.map((file) => (
              <FileLine
                key={file._id}
                file={file}
                onRemove={() => setAsked({ action: 'remove', file })}
                onMove={() => setAsked({ action: 'move', file })}
              />
            ))}
          </ul>
        </Fold>
      )}
      <RemovedFiles request={request} onChanged={noteOwnChange} />
      <Dialog
        title={
          asked?.action === 'move' ? (
            <Trans>Move to another request</Trans>
          ) : (
            <Trans>Remove file</Trans>
          )
        }
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
      >
        {asked && Asked && (
          <Asked
            request={request}
            file={asked.file}
            onDone={noteOwnChange}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Dialog>
    </div>
  )
}

interface FileLineProps {
  file: FileView
  onRemove: () => void
  onMove: () => void
}

function FileLine({ file: { name }, onRemove, onMove }: FileLineProps) {
  return (
    <li>
      <span className={styles.name}>{name}</span>
      <Button variant="line" size="small" onClick={onRemove}>
        <Trans>Remove file…</Trans>
        <span className="hush"> {name}</span>
      </Button>
      <Button variant="line" size="small" onClick={onMove}>
        <Trans>Move to another request…</Trans>
        <span className="hush"> {name}</span>
      </Button>
    </li>
  )
}
