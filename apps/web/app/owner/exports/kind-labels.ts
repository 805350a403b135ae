import type { ExportKind } from '@kakehashi/domain/data-files/exports'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const kindLabels: Readonly<Record<ExportKind, MessageDescriptor>> = {
  requests: msg`Requests`,
  payments: msg`Payments`,
  customers: msg`Customers`,
}
