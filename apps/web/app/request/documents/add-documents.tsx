import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { countsTowardsLimit } from '@kakehashi/domain/documents/files'
import { type ReactNode, useRef } from 'react'
import { useUserInfo } from '../../session/use-user-info.ts'
import { useAddDocumentMutation } from '../../api/documents-api.ts'
import { useKeptFocus } from '@kakehashi/ui/use-kept-focus'
import { AddFiles } from '../uploads/add-files.tsx'
import { UploadList } from '../uploads/upload-list.tsx'
import { useUploads } from '../uploads/use-uploads.ts'

interface Growing {
  /** The way to add a file. */
  adding?: ReactNode
  /** Files on their way. */
  underWay?: ReactNode
  /** Takes files that come by another way, as those let go over the page. */
  add?: (files: Iterable<File>) => void
}

interface AddDocumentsProps {
  request: RequestDetail
  className?: string | undefined
  /** One is there now, which made this version of the request. */
  onAdded?: (version: number) => void
  children: (growing: Growing) => ReactNode
}

/** The papers of an order, and until the hand-over the way to add one that was forgotten. */
export function AddDocuments(props: AddDocumentsProps) {
  const { closedAt, stage, reader, _id } = props.request
  const canAdd = closedAt === undefined && stage !== 'complete' && reader !== 'desk'
  const person = useUserInfo()?._id
  if (!canAdd) return <div className={props.className}>{props.children({})}</div>
  // Each order has its own files on their way.
  return <GrowingDocuments key={`${person} ${_id}`} person={person} {...props} />
}

function GrowingDocuments(props: AddDocumentsProps & { person: string | undefined }) {
  const { request, person, className, onAdded, children } = props
  const { _id: requestId, documents, reader } = request
  const [addDocument] = useAddDocumentMutation()
  const uploads = useUploads({
    keepFor: person === undefined ? undefined : { person, name: `request-files:${requestId}` },
    attach: async ({ document, file }) => {
      // A reload may have come between the office's yes and our hearing of it.
      if (documents.some(({ _id }) => _id === file._id)) return
      const { version } = await addDocument({ requestId, document }).unwrap()
      onAdded?.(version)
    },
  })
  // Whoever asks the office to add one more finds it able to.
  const inOrder = reader === 'office' ? 0 : documents.filter(countsTowardsLimit).length
  const add = (files: Iterable<File>) => uploads.add(files, inOrder)
  // What has arrived stands among the documents.
  const underWay = uploads.items.filter(({ state }) => state.kind !== 'ready')
  // The last row takes its button with it; the way to add a file stays.
  const place = useRef<HTMLDivElement>(null)
  const keepingFocus = useKeptFocus(() => place.current?.querySelector('button'))
  const isAdding = underWay.length > 0 || uploads.leftOut > 0
  return (
    <div ref={place} className={className} {...keepingFocus}>
      {children({
        adding: <AddFiles onFiles={add} />,
        underWay: isAdding && <UploadList uploads={{ ...uploads, items: underWay }} />,
        add,
      })}
    </div>
  )
}
