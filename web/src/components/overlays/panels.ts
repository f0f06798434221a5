/** What opens over a page, in one piece of code that is fetched when somebody is there to open it. */
export { AlertPanel } from './AlertPanel.tsx';
export { MenuPanel } from './MenuPanel.tsx';
export { tellMissedExits } from './missed-exits.ts';
export { SidePanel } from './SidePanel.tsx';
