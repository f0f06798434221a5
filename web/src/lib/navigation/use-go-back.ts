import { useLocation, useNavigate } from 'react-router-dom';

/** Goes back to the screen that the viewer came from; to `otherwise` when this one was opened by its address. */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  // The router's key of an entry that no navigation led to.
  const isFirst = useLocation().key === 'default';
  return () => void (isFirst ? navigate(otherwise) : navigate(-1));
}
