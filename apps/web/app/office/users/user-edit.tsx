import { Trans, useLingui } from '@lingui/react/macro'
import { useGetUserQuery } from '../../api/users-api.ts'
import { Loaded } from '../../layouts/loaded.tsx'
import { OfficePage } from '../../layouts/office-page.tsx'
import { lastFirst } from '@kakehashi/domain/people/people'
import type { Route } from './+types/user-edit'
import { UserForm } from './user-form.tsx'

export default function UserEdit({ params }: Route.ComponentProps) {
  const { t } = useLingui()
  const { currentData: user, ...query } = useGetUserQuery(params.id, {
    refetchOnMountOrArgChange: true,
  })
  const name = user && lastFirst(user)
  return (
    <OfficePage
      title={name === undefined ? t`Edit user` : t`Edit ${name}`}
      back={{ to: `/admin/user/${params.id}`, label: name ?? <Trans>User details</Trans> }}
    >
      <Loaded query={{ ...query, data: user }} label={<Trans>Loading this person</Trans>} lines={8}>
        {(loaded) => <UserForm key={loaded._id} user={loaded} />}
      </Loaded>
    </OfficePage>
  )
}
