import { AdminNav } from './AdminNav.tsx';
import { SidebarLayout } from './SidebarLayout.tsx';

/** The Admin Panel: its sections at the left, the open page beside them. */
export const AdminPanelLayout = () => <SidebarLayout nav={<AdminNav />} />;
