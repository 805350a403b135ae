import { Fragment } from 'react'
import { Link } from 'react-email'
import { useOffice } from './office.tsx'
import { paint } from './styles.ts'

export function PhoneLink() {
  const { phone } = useOffice()
  return (
    <Link
      href={`tel:${phone}`}
      {...paint({ text: 'sea' }, { textDecoration: 'underline', whiteSpace: 'nowrap' })}
    >
      {phone}
    </Link>
  )
}

/** A sentence in which the office's phone number is a link. */
export function WithPhoneLink({ sentence }: { sentence: string }) {
  const { phone } = useOffice()
  // An office that is not set up has none, and every text contains an empty one.
  if (phone === '') return sentence
  return sentence.split(phone).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a fixed sentence never change order
    <Fragment key={index}>
      {index > 0 && <PhoneLink />}
      {part}
    </Fragment>
  ))
}
