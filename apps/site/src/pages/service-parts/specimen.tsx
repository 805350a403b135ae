import type { ReactNode } from 'react'
import styles from './specimen.module.css'

interface SpecimenProps {
  /** Three columns: what stands on the paper, what it is, and what it is taken for. */
  heads: readonly [ReactNode, ReactNode, ReactNode]
  rows: readonly {
    written: ReactNode
    /** Of what is written, which is quoted and not translated. */
    lang: 'en' | 'ja'
    meant: ReactNode
    /** Where it is quoted from a translation and is the same on both pages. */
    meantIn?: 'en' | 'ja'
    mistaken: ReactNode
  }[]
  label: string
}

/** The details that go wrong without care, as they stand on real papers. */
export function Specimen({ heads, rows, label }: SpecimenProps) {
  return (
    <table className={styles['specimen']} aria-label={label}>
      <thead className={`hush ${styles['heads']}`}>
        <tr>
          <th scope="col">{heads[0]}</th>
          <th scope="col">{heads[1]}</th>
          <th scope="col">{heads[2]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ written, lang, meant, meantIn, mistaken }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- written once, in this order
          <tr key={index}>
            <th scope="row" lang={lang}>
              {written}
            </th>
            <td lang={meantIn}>{meant}</td>
            <td>{mistaken}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
