"""What is served beside the API: health, metrics, the verifier that players can run."""
