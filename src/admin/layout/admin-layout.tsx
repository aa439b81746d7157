import { Layout, type LayoutProps } from 'react-admin'
import { StaffBar } from './admin-bar.tsx'
import { StaffMenu } from './admin-menu.tsx'
import { useDocumentTitle } from './use-document-title.ts'

export function StaffLayout({ children }: LayoutProps) {
  useDocumentTitle()
  return (
    <Layout appBar={StaffBar} menu={StaffMenu} appBarAlwaysOn>
      {children}
    </Layout>
  )
}
