import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './page.css';
import { GraphiQL } from 'graphiql';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { examples } from './examples.ts';
import { fetcher } from './fetcher.ts';
import { SandboxLink } from './SandboxLink.tsx';

const root = document.querySelector('#explorer');
if (root)
  createRoot(root).render(
    <StrictMode>
      <GraphiQL fetcher={fetcher} initialQuery={examples} defaultQuery={examples}>
        <GraphiQL.Logo>
          <SandboxLink />
        </GraphiQL.Logo>
      </GraphiQL>
    </StrictMode>,
  );
