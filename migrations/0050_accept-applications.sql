ALTER TABLE "enquiries" DROP CONSTRAINT "enquiries_state";--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "web_addresses" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "alt_unseen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "artist_id" integer;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_state" CHECK ("enquiries"."state" IN ('new', 'read', 'answered', 'offer', 'won', 'declined', 'on-hold'));--> statement-breakpoint
-- Texts that begin like this were put together by the program, and counted as written.
UPDATE "images" SET "alt_unseen" = true WHERE "alt_de" ~ '^Illustration( „[^“]+“)?: ' OR "alt_en" ~ '^Illustration( “[^”]+”)?: ';--> statement-breakpoint
-- An invitation goes with the action that sent it; links are not kept, so that undoing that again brings back none.
CREATE TRIGGER keep_row AFTER INSERT OR UPDATE OR DELETE ON public.staff_accounts FOR EACH ROW
  WHEN (coalesce(current_setting('staff.action', true), '') <> '') EXECUTE FUNCTION public.keep_row();
--> statement-breakpoint
-- Only what an acceptance changes is kept of an application, nothing that its sender wrote.
CREATE FUNCTION public.keep_acceptance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.kept_rows (action_id, table_name, operation, former, latter) VALUES (
    current_setting('staff.action'), TG_TABLE_NAME, TG_OP,
    jsonb_build_object('id', OLD.id, 'state', OLD.state, 'artist_id', OLD.artist_id),
    jsonb_build_object('id', NEW.id, 'state', NEW.state, 'artist_id', NEW.artist_id));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER keep_acceptance AFTER UPDATE ON public.enquiries FOR EACH ROW
  WHEN (coalesce(current_setting('staff.action', true), '') <> '' AND OLD.artist_id IS DISTINCT FROM NEW.artist_id)
  EXECUTE FUNCTION public.keep_acceptance();
--> statement-breakpoint
-- A link that is gone is not sent any more.
CREATE FUNCTION public.drop_link_email() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM public.letters WHERE kind = 'staff-link' AND state = 'queued' AND payload ->> 'account' = OLD.account_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER drop_link_email AFTER DELETE ON public.staff_links FOR EACH ROW EXECUTE FUNCTION public.drop_link_email();
