CREATE TABLE "enquiry_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"enquiry_id" text NOT NULL,
	"artist_id" integer NOT NULL,
	"staff_name" text NOT NULL,
	"text" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"account_id" text PRIMARY KEY NOT NULL,
	"switched_off" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"language" text,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "notification_choices_language" CHECK ("notification_choices"."language" IN ('de', 'en'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"resource" text NOT NULL,
	"record_id" text NOT NULL,
	"record_name" text NOT NULL,
	"by_name" text NOT NULL,
	"artist_id" integer,
	"happened_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "notifications_record" UNIQUE("account_id","kind","resource","record_id"),
	CONSTRAINT "notifications_kind" CHECK ("notifications"."kind" IN ('assigned', 'answered', 'proposed', 'accepted', 'downloaded', 'shared', 'decided'))
);
--> statement-breakpoint
ALTER TABLE "enquiries" DROP CONSTRAINT "enquiries_state";--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "enquiry_id" text;--> statement-breakpoint
ALTER TABLE "enquiry_answers" ADD CONSTRAINT "enquiry_answers_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_account_id_staff_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."staff_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_id_staff_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."staff_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_answers_enquiry" ON "enquiry_answers" USING btree ("enquiry_id","answered_at");--> statement-breakpoint
CREATE INDEX "notifications_of_record" ON "notifications" USING btree ("resource","record_id");--> statement-breakpoint
CREATE INDEX "notifications_happened" ON "notifications" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "notifications_due" ON "notifications" USING btree ("account_id") WHERE "notifications"."seen_at" IS NULL;--> statement-breakpoint
CREATE INDEX "deliveries_enquiry" ON "deliveries" USING btree ("enquiry_id");--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_state" CHECK ("enquiries"."state" IN ('new', 'read', 'answered', 'offer', 'won', 'declined', 'on-hold', 'spam'));--> statement-breakpoint
-- Deleted with an enquiry, answers are kept until it is restored or forgotten, like replies.
CREATE TRIGGER keep_row AFTER DELETE ON public.enquiry_answers FOR EACH ROW
  WHEN (coalesce(current_setting('staff.action', true), '') <> '') EXECUTE FUNCTION public.keep_row();
