import { office } from '@kakehashi/domain/office'
import { Fragment } from 'react'
import { Link } from 'react-email'
import { paint } from './styles.ts'

export function PhoneLink() {
  return (
    <Link
      href={`tel:${office.phone}`}
      {...paint({ text: 'sea' }, { textDecoration: 'underline', whiteSpace: 'nowrap' })}
    >
      {office.phone}
    </Link>
  )
}

/** Turns the office's phone number in a sentence into a link. */
export function linkPhone(sentence: string) {
  return sentence.split(office.phone).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a fixed sentence never change order
    <Fragment key={index}>
      {index > 0 && <PhoneLink />}
      {part}
    </Fragment>
  ))
}
