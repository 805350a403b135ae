import { ErrorPage } from '@kakehashi/layouts/error-page'
import { missingHeadline } from '../../head.ts'

export default function MissingPage() {
  return <ErrorPage technical={missingHeadline} status={404} />
}
