import type { ReactNode } from 'react'
import { PartTools } from './part-tools.tsx'
import styles from './templates.module.css'

interface PartHeadProps {
  id: string
  level: 2 | 3
  /** 'Group' or 'Section'. */
  kind: ReactNode
  name: string
}

/** What a part of a template is and is called, with the buttons that move and remove it. */
export function PartHead({ id, level, kind, name }: PartHeadProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.head}>
      <Heading id={`${id}-name`}>
        <span className={styles.part}>{kind}</span> {name}
      </Heading>
      <PartTools id={id} nameId={`${id}-name`} />
    </div>
  )
}
