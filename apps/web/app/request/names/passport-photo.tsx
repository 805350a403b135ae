import { isReadable } from '@kakehashi/domain/documents/files'
import { Alert } from '@kakehashi/ui/alert'
import { Button } from '@kakehashi/ui/button'
import { SelectField } from '@kakehashi/ui/field'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { errorMessage } from '../../api/client/base-api.ts'
import { useGetNamesQuery, useReadPassportPhotoMutation } from '../../api/names-api.ts'
import { useGetRequestQuery } from '../../api/requests-api.ts'
import { PassportProposal, type Proposal } from './passport-proposal.tsx'

interface PassportPhotoProps {
  requestId: string
  onAccept: (proposal: Proposal) => void
}

const unreadTexts = {
  lines: msg`No lines of a passport were found in this photo.`,
  'first-line': msg`The first of the two lines is cut off or unclear in this photo.`,
  'second-line': msg`The second of the two lines is cut off or unclear in this photo.`,
  'check-digits': msg`The lines were found, but their check digits do not fit, so nothing is proposed.`,
  unsure: msg`The lines were found, but a letter could be read in two ways, so nothing is proposed.`,
}

/** Finds the lines in a photo of this request. Shown only if the office reads photos. */
export function PassportPhoto({ requestId, onAccept }: PassportPhotoProps) {
  const { t, i18n } = useLingui()
  const { data: sheet } = useGetNamesQuery(requestId)
  const { data: request } = useGetRequestQuery(requestId)
  const [chosen, setChosen] = useState('')
  const [read, { data, error, isLoading, reset }] = useReadPassportPhotoMutation()
  const photos =
    request?.documents.filter(
      (file) => isReadable(file) && file.mediaType.startsWith('image/') && !('removedAt' in file),
    ) ?? []
  if (!sheet?.readsPhotos || photos.length === 0) return null
  const document = photos.find(({ _id }) => _id === chosen)?._id ?? photos[0]?._id ?? ''

  return (
    <>
      <SelectField
        label={t`Photo of the passport in this request`}
        id="passport-photo"
        value={document}
        onChange={({ target }) => {
          setChosen(target.value)
          reset()
        }}
        options={photos.map(({ _id, name }) => ({ value: _id, label: name }))}
      />
      <div>
        <Button
          variant="line"
          size="small"
          isBusy={isLoading}
          busyLabel={t`Reading`}
          onClick={() => void read({ requestId, document })}
        >
          <Trans>FIND THE LINES</Trans>
        </Button>
      </div>
      {error !== undefined && <Alert kind="error">{errorMessage(error)}</Alert>}
      {data?.kind === 'unread' && (
        <Alert kind="warning" title={i18n._(unreadTexts[data.why])}>
          <Trans>Type or paste the lines below, or add a sharper photo of the whole page.</Trans>
        </Alert>
      )}
      {data?.kind === 'read' && (
        <PassportProposal
          read={data}
          onAccept={(proposal) => {
            onAccept(proposal)
            reset()
          }}
        />
      )}
    </>
  )
}
