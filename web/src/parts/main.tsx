import { createRoot } from 'react-dom/client';
import { PartsPage } from './PartsPage.tsx';
import { PartsFrame } from './PartsFrame.tsx';

const element = document.getElementById('root');
if (element === null) throw new Error('The page has no #root.');
createRoot(element).render(
  <PartsFrame>
    <PartsPage />
  </PartsFrame>,
);
