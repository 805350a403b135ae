import type { OfficeRequestItem } from '@kakehashi/contract/requests/request-view'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Link } from 'react-router'
import { useDates } from '../i18n/use-dates.ts'
import { errorMessage, statusOf } from '../api/client/base-api.ts'
import { useGetUserQuery } from '../api/users-api.ts'
import { branchLabels } from '../forms/people-labels.ts'
import { lastFirst } from '@kakehashi/domain/people/people'
import { Alert } from '@kakehashi/ui/alert'
import { DefinitionList } from '@kakehashi/ui/definition-list'
import styles from './customer-details.module.css'
import { documentLanguageLabels } from './request-labels.ts'
import { telLink } from '@kakehashi/domain/people/phone'

/** The customer of a request, and how to reach them. */
export function CustomerDetails({ request }: { request: OfficeRequestItem }) {
  const { t, i18n } = useLingui()
  const headingId = useId()
  const { officeDate } = useDates()
  const { user, middleName, nameJa, nameKana, phone, email, customerDeletedAt } = request
  const isDeleted = customerDeletedAt !== undefined
  const deletedOn = isDeleted && officeDate(customerDeletedAt)
  // A deleted account cannot be loaded; the request itself has the contact details.
  const {
    currentData: person,
    error,
    isFetching,
    refetch,
  } = useGetUserQuery(user, { skip: isDeleted })
  const orders = person?.orders
  const name = [lastFirst(request), middleName].filter(Boolean).join(' ')
  const facts = [
    {
      label: t({ message: 'Name', context: 'of a person' }),
      value: isDeleted ? name : <Link to={`/admin/user/${user}`}>{name}</Link>,
    },
    {
      label: t`In Japanese`,
      value: nameJa && (
        <span lang="ja">
          {nameJa}
          {nameKana && `（${nameKana}）`}
        </span>
      ),
    },
    {
      label: t({ message: 'Phone', context: 'form field' }),
      value: phone && <PhoneLink phone={phone} />,
    },
    {
      label: t({ message: 'E-mail', context: 'form field' }),
      value: email && <a href={`mailto:${email}`}>{breakingAtSign(email)}</a>,
    },
    { label: t`Branch`, value: person && i18n._(branchLabels[person.branch]) },
    { label: t`Language`, value: person && i18n._(documentLanguageLabels[person.language]) },
    { label: t`Orders`, value: orders },
  ].filter(({ value }) => value !== undefined && value !== '')
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Trans>Customer</Trans>
      </h2>
      {deletedOn && (
        <Alert kind="warning">
          <Trans>This customer’s account was deleted on {deletedOn}.</Trans>
        </Alert>
      )}
      <DefinitionList className={styles.facts} items={facts} />
      {error !== undefined && statusOf(error) !== 404 && (
        <Alert kind="error" onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorMessage(error)}
        </Alert>
      )}
    </section>
  )
}

/** Allows an e-mail address to wrap before the @. */
function breakingAtSign(email: string) {
  const at = email.lastIndexOf('@')
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}

/** A link to call the number, if it can be dialled from outside the base. */
export function PhoneLink({ phone }: { phone: string }) {
  const href = telLink(phone)
  return href === undefined ? phone : <a href={href}>{phone}</a>
}
