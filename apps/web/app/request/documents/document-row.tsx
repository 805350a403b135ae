import type { FileView } from '@kakehashi/contract/documents/file-view'
import { thumbnailPath } from '@kakehashi/contract/documents/file-reference'
import { refusalText } from '@kakehashi/contract/refusals/refusals'
import { isReadable } from '@kakehashi/domain/documents/files'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useLanguage } from '@kakehashi/ui/use-language'
import { classNames } from '@kakehashi/ui/class-names'
import { Icon, type IconName } from '@kakehashi/ui/icon'
import { Pill } from '@kakehashi/ui/pill'
import styles from './documents.module.css'
import { DownloadButton } from './download-button.tsx'
import { fileIcon, useFileFacts } from './file-facts.ts'
import { Readings } from './readings.tsx'

interface FileRowProps {
  icon: IconName
  /** The address of a small picture, shown instead of the icon. */
  thumbnail?: string | undefined
  name: ReactNode
  nameId: string
  facts: ReactNode
  factsId?: string | undefined
  state?: ReactNode
  /** Below everything else. */
  more?: ReactNode
  action?: ReactNode
  isQuiet?: boolean | undefined
}

/** One file in a list. The state is beside the name on desktops and below it on phones. */
export function FileRow(props: FileRowProps) {
  const { icon, thumbnail, name, nameId, facts, factsId, state, more, action, isQuiet } = props
  return (
    <li className={classNames(styles.row, isQuiet && styles.quiet)}>
      <span className={styles.picture}>
        <Icon name={icon} />
        {thumbnail && <Thumbnail key={thumbnail} address={thumbnail} />}
      </span>
      <span id={nameId} className={styles.name}>
        {name}
      </span>
      <span id={factsId} className={styles.facts}>
        {facts}
      </span>
      {state && <div className={styles.state}>{state}</div>}
      {action && <div className={styles.action}>{action}</div>}
      {more && <div className={styles.below}>{more}</div>}
    </li>
  )
}

/** Lies over the icon, which stays if the picture cannot be loaded. The name is beside it. */
function Thumbnail({ address }: { address: string }) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return null
  return (
    <img
      src={address}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  )
}

interface DocumentRowProps {
  file: FileView
  /** The text on the button: ORIGINAL, TRANSLATED. */
  label: ReactNode
  name?: ReactNode
}

export function DocumentRow({ file, label, name }: DocumentRowProps) {
  const nameId = `file-${file._id}`
  const facts = useFileFacts(file)
  return (
    <FileRow
      icon={fileIcon(file)}
      thumbnail={file.preview && thumbnailPath(file._id)}
      name={name ?? file.name}
      nameId={nameId}
      facts={facts}
      state={<FileState file={file} />}
      more={file.readings && <Readings readings={file.readings} />}
      action={
        isReadable(file) && (
          <DownloadButton
            path={file.path}
            variant="line"
            size="small"
            icon="download"
            what={name ?? file.name}
          >
            {label}
          </DownloadButton>
        )
      }
    />
  )
}

function FileState({ file }: { file: FileView }) {
  const language = useLanguage()
  switch (file.status) {
    case 'clean':
      return (
        <Pill tone="leaf" icon="check">
          <Trans>Ready</Trans>
        </Pill>
      )
    case 'pending':
      return (
        <Pill tone="sea" icon="clock">
          <Trans>Checking for viruses</Trans>
        </Pill>
      )
    case 'refused':
      return (
        <>
          <Pill tone="seal" icon="alert">
            <Trans>Refused</Trans>
          </Pill>
          {file.refusal && <p className={styles.why}>{refusalText(file.refusal, language)}</p>}
        </>
      )
    case 'not-scanned':
      return (
        <Pill tone="amber" icon="alert">
          <Trans>Not checked for viruses</Trans>
        </Pill>
      )
  }
}
