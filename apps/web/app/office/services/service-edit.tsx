import { Trans, useLingui } from '@lingui/react/macro'
import { useGetServiceQuery } from '../../api/services-api.ts'
import { Loaded } from '../../layouts/loaded.tsx'
import { OfficePage } from '../../layouts/office-page.tsx'
import type { Route } from './+types/service-edit'
import { ServiceForm } from './service-form.tsx'
import { WithdrawnService } from './withdrawn-service.tsx'

export default function ServiceEdit({ params }: Route.ComponentProps) {
  const { t } = useLingui()
  const { currentData, ...query } = useGetServiceQuery(params.id, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <OfficePage
      title={t`EDIT SERVICE`}
      back={{ to: '/admin/servicelist', label: <Trans>Services</Trans> }}
    >
      <Loaded
        query={{ ...query, data: currentData }}
        label={<Trans>Loading the service</Trans>}
        lines={10}
      >
        {(service) =>
          service.archivedAt === undefined ? (
            <ServiceForm key={service._id} service={service} />
          ) : (
            <WithdrawnService service={service} />
          )
        }
      </Loaded>
    </OfficePage>
  )
}
