-- What staff decide about an enquiry is kept, so that it can be undone; nothing that anybody wrote, notes included, and where
-- these changed too nothing at all, as half a change would be undone.
CREATE OR REPLACE FUNCTION public.keep_acceptance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.kept_rows (action_id, table_name, operation, former, latter) VALUES (
    current_setting('staff.action'), TG_TABLE_NAME, TG_OP,
    jsonb_build_object('id', OLD.id, 'state', OLD.state, 'assignee_id', OLD.assignee_id, 'artist_id', OLD.artist_id),
    jsonb_build_object('id', NEW.id, 'state', NEW.state, 'assignee_id', NEW.assignee_id, 'artist_id', NEW.artist_id));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER keep_acceptance AFTER UPDATE ON public.enquiries FOR EACH ROW
  WHEN (coalesce(current_setting('staff.action', true), '') <> ''
    AND (OLD.artist_id, OLD.state, OLD.assignee_id) IS DISTINCT FROM (NEW.artist_id, NEW.state, NEW.assignee_id)
    AND OLD.notes = NEW.notes)
  EXECUTE FUNCTION public.keep_acceptance();
