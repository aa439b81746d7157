import { Layout, type LayoutProps } from 'react-admin'
import { StaffBar } from './staff-bar.tsx'
import { StaffMenu } from './staff-menu.tsx'
import { useDocumentTitle } from './use-document-title.ts'

export function StaffLayout({ children }: LayoutProps) {
  useDocumentTitle()
  return (
    <Layout appBar={StaffBar} menu={StaffMenu} appBarAlwaysOn>
      {children}
    </Layout>
  )
}
