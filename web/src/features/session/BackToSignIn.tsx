import { Link } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../config/paths.ts';

/** The way back from the other public screens. */
export const BackToSignIn = () => (
  <Link asChild textStyle="sm" color="brand.fg" alignSelf="center">
    <RouterLink to={paths.signIn}>Back to sign in</RouterLink>
  </Link>
);
