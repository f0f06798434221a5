import { Center } from '@chakra-ui/react';
import { useRouteError } from 'react-router-dom';
import { ErrorPage } from '../features/errors/ErrorPage.tsx';

/** When not even the shell could be shown. */
export function RootErrorPage() {
  return (
    <Center as="main" minHeight="100dvh">
      <ErrorPage error={useRouteError()} onRetry={() => location.reload()} />
    </Center>
  );
}
