import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { countsTowardsLimit } from '@kakehashi/domain/documents/files'
import { type ReactNode, useRef } from 'react'
import { useUserInfo } from '../../session/use-user-info.ts'
import { useAddDocumentMutation } from '../../api/documents-api.ts'
import { useFocusFallback } from '@kakehashi/ui/use-focus-fallback'
import { AddFiles } from '../uploads/add-files.tsx'
import { DoubtfulPhoto } from '../uploads/doubtful-photo.tsx'
import { UploadList } from '../uploads/upload-list.tsx'
import { useUploads } from '../uploads/use-uploads.ts'

interface Growing {
  /** The button to add a file. */
  adding?: ReactNode
  /** The running uploads. */
  underWay?: ReactNode
  /** Adds files that were dropped on the page. */
  add?: (files: Iterable<File>) => void
}

interface AddDocumentsProps {
  request: RequestDetail
  className?: string | undefined
  /** Called with the new version of the request after a document was added. */
  onAdded?: (version: number) => void
  children: (growing: Growing) => ReactNode
}

/** The documents of a request. Until completion, customers and the office can add more. */
export function AddDocuments(props: AddDocumentsProps) {
  const { closedAt, stage, reader, _id } = props.request
  const canAdd = closedAt === undefined && stage !== 'complete' && reader !== 'desk'
  const person = useUserInfo()?._id
  if (!canAdd) return <div className={props.className}>{props.children({})}</div>
  // Uploads belong to one user and one request.
  return <GrowingDocuments key={`${person} ${_id}`} person={person} {...props} />
}

function GrowingDocuments(props: AddDocumentsProps & { person: string | undefined }) {
  const { request, person, className, onAdded, children } = props
  const { _id: requestId, documents, reader } = request
  const [addDocument] = useAddDocumentMutation()
  const uploads = useUploads({
    saveFor: person === undefined ? undefined : { person, name: `request-files:${requestId}` },
    attach: async ({ document, file }) => {
      // A reload may have happened before the reply arrived: the document is already added.
      if (documents.some(({ _id }) => _id === file._id)) return
      const { version } = await addDocument({ requestId, document }).unwrap()
      onAdded?.(version)
    },
  })
  // The limit does not apply to the office.
  const inOrder = reader === 'office' ? 0 : documents.filter(countsTowardsLimit).length
  const add = (files: Iterable<File>) => uploads.add(files, inOrder)
  // Finished uploads are already in the list of documents; only their doubts are still shown.
  const underWay = uploads.items.filter(({ state }) => state.kind !== 'ready')
  const doubtful = uploads.items.filter(
    ({ state, doubt }) => state.kind === 'ready' && doubt !== undefined,
  )
  // When the last row is removed with its button, the focus moves to the button to add a file.
  const container = useRef<HTMLDivElement>(null)
  const focusFallback = useFocusFallback(() => container.current?.querySelector('button'))
  const isAdding = underWay.length > 0 || doubtful.length > 0 || uploads.leftOut > 0
  return (
    <div ref={container} className={className} {...focusFallback}>
      {children({
        adding: <AddFiles onFiles={add} />,
        underWay: isAdding && (
          <>
            {doubtful.map((upload) => (
              <DoubtfulPhoto
                key={upload.id}
                upload={upload}
                isNamed
                onAccept={() => uploads.accept(upload.id)}
                // The first photo is in the request and stays there.
                onRetake={(photos) => {
                  uploads.remove(upload.id)
                  add(photos)
                }}
              />
            ))}
            <UploadList uploads={{ ...uploads, add, items: underWay }} />
          </>
        ),
        add,
      })}
    </div>
  )
}
