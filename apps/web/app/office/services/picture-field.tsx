import { isUploadedPicture } from '@kakehashi/contract/services/picture-path'
import { maxPictureMegabytes as megabytes } from '@kakehashi/contract/services/pictures'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, useRef } from 'react'
import { ServiceIcon } from '../../request/service-icon.tsx'
import { Button } from '@kakehashi/ui/button'
import { TextField } from '@kakehashi/ui/field'
import { Icon } from '@kakehashi/ui/icon'
import styles from './picture-field.module.css'
import type { PictureKind, PictureUpload } from './use-picture-upload.ts'

interface PictureFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'label'> {
  kind: PictureKind
  label: string
  value: string
  serviceName: string
  upload: PictureUpload
  onPicture: (address: string) => void
}

/** A picture, entered as an address or uploaded, with a preview. */
export function PictureField(props: PictureFieldProps) {
  const { kind, label, value, serviceName, upload, onPicture, error, ...input } = props
  const { t } = useLingui()
  const picker = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.picture}>
      <div className={styles.shown} data-kind={kind}>
        <Shown kind={kind} address={value} serviceName={serviceName} />
      </div>
      <TextField
        {...input}
        label={label}
        hint={t`Upload JPEG, PNG or WebP up to ${megabytes} MB. An https:// address is saved, but visitors do not see its picture.`}
        error={error ?? upload.trouble}
        autoComplete="off"
        spellCheck={false}
        inputMode="url"
      />
      {upload.sent === undefined ? (
        <div className={styles.ways}>
          <Button
            variant="line"
            size="small"
            icon="upload"
            aria-label={t`Upload: ${label}`}
            onClick={() => picker.current?.click()}
          >
            <Trans>Upload</Trans>
          </Button>
          {value !== '' && (
            <Button
              variant="line"
              size="small"
              aria-label={t`Remove: ${label}`}
              onClick={() => onPicture('')}
            >
              <Trans>Remove</Trans>
            </Button>
          )}
        </div>
      ) : (
        <div className={styles.ways}>
          <progress aria-label={t`Sending ${label}`} max={1} value={upload.sent} />
          <Button
            variant="line"
            size="small"
            aria-label={t`Cancel: ${label}`}
            onClick={upload.stop}
          >
            <Trans>Cancel</Trans>
          </Button>
        </div>
      )}
      <input
        ref={picker}
        type="file"
        hidden
        data-kind={kind}
        accept="image/jpeg,image/png,image/webp"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) upload.send(file)
          // Allows choosing the same file again.
          currentTarget.value = ''
        }}
      />
    </div>
  )
}

interface ShownProps {
  kind: PictureKind
  address: string
  serviceName: string
}

function Shown({ kind, address, serviceName }: ShownProps) {
  const { t } = useLingui()
  if (isUploadedPicture(address)) {
    return <img src={address} alt={kind === 'icon' ? t`Current icon` : t`Current image`} />
  }
  if (address !== '') {
    return (
      <p>
        <Icon name="out" />
        <Trans>The address is saved, but visitors see only pictures uploaded here.</Trans>
      </p>
    )
  }
  if (kind === 'icon') return <ServiceIcon name={serviceName} />
  return (
    <p>
      <Icon name="photo" />
      <Trans>No image</Trans>
    </p>
  )
}
