import { MenuItem } from '@mui/material'
import { Logout, UserMenu, useTranslate, useUserMenu } from 'react-admin'
import { Link } from 'react-router'

/** The signed-in account: link to its page, and sign-out. */
export function AccountMenu() {
  return (
    <UserMenu>
      <AccountLink />
      <Logout icon={<span hidden />} />
    </UserMenu>
  )
}

function AccountLink() {
  const translate = useTranslate()
  const menu = useUserMenu()
  return (
    <MenuItem component={Link} to="/account" onClick={() => menu?.onClose()}>
      {translate('menu.account')}
    </MenuItem>
  )
}
