import { Link } from 'react-router'
import { AdminProposal } from '../account/admin-proposal.tsx'
import { useListAdminProposalsQuery } from '../api/users-api.ts'
import styles from './dashboard.module.css'

/** Everyone whom an admin proposed as an admin. Nothing if there is nobody. */
export function AdminProposals() {
  const { data = [] } = useListAdminProposalsQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <div className={styles.proposals}>
      {data.map((proposal) => (
        <AdminProposal
          key={proposal.user}
          userId={proposal.user}
          name={<Link to={`/admin/user/${proposal.user}`}>{proposal.name}</Link>}
          proposal={proposal}
        />
      ))}
    </div>
  )
}
