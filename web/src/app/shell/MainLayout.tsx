import { Outlet } from 'react-router-dom';
import { PageFrame } from './PageFrame.tsx';

/** Pages outside of the Admin Panel. */
export function MainLayout() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  );
}
